/** The words that stand beside literals in Korean. */
import type { Handles } from "../../language.ts";

/** Korean words that announce, bound and count literals. */
export const handles: Handles = {
  branch: "브랜치",
  commit: "커밋",
  versions: "버전",
  secretEnds: /비밀번호/,
  ports: "포트",
  channels: "채널",
  ids: "티켓",
  due: "마감",
  solidUnits: "시간 초 분 일 줄 자 개 회",
  sets: "제한 최대 타임아웃",
  particles: "은 는 이 가 을 를",
  reporting: /에러|오류/,
};
