import { expect, test } from "vitest";
import { fateOf, retiredIn, rulesIn } from "../../harness/rules.ts";

test.each([
  ["비밀 키를 커밋하지 마세요.", "prohibition: 비밀 키를 커밋하지 마세요"],
  ["비밀 키를 커밋하지마세요.", "prohibition: 비밀 키를 커밋하지마세요"],
  ["운영 DB에 직접 접속하지 말 것.", "prohibition: 운영 DB에 직접 접속하지 말 것"],
  ["운영 DB에 직접 접속하지말것.", "prohibition: 운영 DB에 직접 접속하지말것"],
  ["`config/`는 수정 금지.", "prohibition: `config/`는 수정 금지"],
  ["강제 푸시하면 안 됩니다.", "prohibition: 강제 푸시하면 안 됩니다"],
  ["테스트를 생략하면 안된다.", "prohibition: 테스트를 생략하면 안된다"],
  ["절대 강제 푸시하지 않는다.", "prohibition: 절대 강제 푸시하지 않는다"],
  ["새 의존성 추가 불가", "prohibition: 새 의존성 추가 불가"],
  ["npm 말고 pnpm을 사용한다.", "prohibition: npm 말고 pnpm을 사용한다"],
  ["전역 변수 사용을 지양한다.", "prohibition: 전역 변수 사용을 지양한다"],
  ["`src/`만 수정하세요.", "restriction: `src/`만 수정하세요"],
  ["공개 API만 허용한다.", "restriction: 공개 API만 허용한다"],
  ["함수는 40줄 이내로 작성한다.", "restriction: 함수는 40줄 이내로 작성한다"],
  ["승인 없이 배포하지 마십시오.", "requirement_negated: 승인 없이 배포하지 마십시오"],
  ["삭제하기 전에 먼저 물어보세요.", "requirement_negated: 삭제하기 전에 먼저 물어보세요"],
  ["제가 확인할 때까지 병합하지 마세요.", "requirement_negated: 제가 확인할 때까지 병합하지 마세요"],
  ["schema.sql은 읽기 전용.", "read_only: schema.sql은 읽기 전용"],
  ["인덱스를 추가했지만 효과가 없었다.", "failed_attempt: 인덱스를 추가했지만 효과가 없었다"],
  ["내보내기 미구현", "absent: 내보내기 미구현"],
  ["설정 파일을 찾을 수 없다.", "absent: 설정 파일을 찾을 수 없다"],
  ["예전 API는 더 이상 사용되지 않는다.", "deprecated: 예전 API는 더 이상 사용되지 않는다"],
  ["원인은 캐시로 의심된다.", "unconfirmed: 원인은 캐시로 의심된다"],
  ["포트는 5432가 아니라 5442다.", "correction: 포트는 5432가 아니라 5442다"],
  ["새 의존성은 넣지 않는다.", "prohibition: 새 의존성은 넣지 않는다"],
  ["계정 정보를 로그에 남기면 규정 위반이다.", "prohibition: 계정 정보를 로그에 남기면 규정 위반이다"],
  ["추측하지 말고 물어본다.", "prohibition: 추측하지 말고 물어본다"],
  ["결과는 `out/` 아래로만 보낼 것.", "restriction: 결과는 `out/` 아래로만 보낼 것"],
  ["리뷰가 끝난 뒤에만 병합한다.", "requirement_negated: 리뷰가 끝난 뒤에만 병합한다"],
  ["동시에 두 번 돌리면 데이터가 꼬인다.", "failed_attempt: 동시에 두 번 돌리면 데이터가 꼬인다"],
  ["다크 모드는 안 만들었다.", "absent: 다크 모드는 안 만들었다"],
  ["이 열은 보고서에서 쓰이지 않는다.", "absent: 이 열은 보고서에서 쓰이지 않는다"],
  ["확인되기 전까지 보내지 않는다.", "requirement_negated: 확인되기 전까지 보내지 않는다"],
])("Korean: %s", (text, rule) => expect(rulesIn(text)).toEqual([rule]));

test.each([
  "걱정하지 마세요.",
  "업데이트를 잊지 마세요.",
  "지금 설정으로도 안 되는 것은 아니지만 조금 느리다.",
  "빌드는 성공했다. 문제 없음.",
  "실패하면 세 번 재시도한다.",
  "반드시 테스트를 실행한다.",
  "하지만 괜찮습니다.",
  "이 스크립트는 원본 파일을 수정하지 않는다.",
  "관리자 승인이 필요한 요청은 목록에 나온다.",
])("Korean that forbids and denies nothing: %s", (text) => expect(rulesIn(text)).toEqual([]));

test("Korean headings and marked code pass their negation on", () => {
  expect(rulesIn("## 금지 사항\n\n- 직접 배포 — 위험함\n\n## 실패한 시도\n\n- 밤마다 다시 만들기")).toEqual([
    "prohibition: 직접 배포",
    "failed_attempt: 밤마다 다시 만들기",
  ]);
  expect(rulesIn("```ts\n// ❌ 금지\nlet x: any;\n\n// ✅ 올바른 예\nlet y = 1;\n```")).toEqual([
    "prohibition: let x: any;",
  ]);
});

test.each([
  ["equivalent", "`schema.sql`을 수정하지 마세요.", "`schema.sql` 수정 금지."],
  ["equivalent", "`schema.sql`을 수정하지 마세요.", "`schema.sql`은 변경하지 말 것."],
  ["equivalent", "승인 없이 운영 환경에 배포하지 마십시오.", "승인을 받은 후에만 운영 환경에 배포한다."],
  ["equivalent", "고객 데이터를 삭제하면 안 됩니다.", "Do not delete customer data."],
  ["weakened", "`schema.sql`을 수정하지 마세요.", "`schema.sql` 수정은 가급적 피한다."],
  ["weakened", "고객 데이터를 삭제하면 안 됩니다.", "고객 데이터를 조심해서 다룬다."],
  ["altered", "`schema.sql`을 수정하지 마세요.", "`schema.sql`은 수정해도 됩니다."],
  ["altered", "`schema.sql`을 수정하지 마세요.", "`schema.sql`을 수정한다."],
  ["lost", "고객 데이터를 삭제하면 안 됩니다.", "화면이 빨라졌다."],
])("a Korean rule is %s: %s => %s", (state, before, after) => expect(fateOf(before, after)).toBe(state));

test("a Korean yes releases what was asked for, not a standing rule", () => {
  expect(retiredIn(["아직 푸시하지 마세요.", "고쳤습니다. 푸시할까요?", "네, 푸시해 주세요."])).toBe("released");
  expect(retiredIn(["절대 푸시하지 마세요.", "고쳤습니다. 푸시할까요?", "네, 푸시해 주세요."])).toBe("stands");
});

test("Korean: a friend's order with 만 is a limit", () =>
  expect(rulesIn("결과는 표에만 적어", "user")).toEqual(["restriction: 결과는 표에만 적어"]));
