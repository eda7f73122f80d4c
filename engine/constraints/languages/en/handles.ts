/** The words that stand beside literals in English. */
import type { Handles } from "../../language.ts";

/** English words that announce, bound and count literals. */
export const handles: Handles = {
  branch: "branch branches head base onto",
  commit: "commit commits sha hash revision rev cherry-pick revert reverted digest checksum",
  versions:
    "version versions ver release releases firmware driver kernel runtime toolchain schema protocol spec compiler library package plugin",
  sections:
    "section sections step steps phase stage task figure fig table chapter part appendix level item page sec rule point paragraph day week sprint milestone requirement issue question example equation eq line lines score value top epoch items iter fold tier wave",
  amounts:
    "the a an in on at of to by for from with and or about over under above below is was are were than since until only score mean median total average max min p r f auc ccc rmse mae acc loss cost price rate ratio gain drop around nearly between achieved got best baseline loocv fold test train val usd eur iou psnr ssim bleu rouge wer cer mse kappa sharpe",
  places:
    "under inside entry folder folders directory dir file files path paths bucket prefix key secret mount volume module package repo repository subdir subdirectory location located",
  plain:
    "and or either with without if on in off out up down yes no true false read write input output client server his her he she him them before after pro con pros cons left right top bottom title bio pick drop add remove get set open close start stop pass fail win loss name names key value keys values date time text image audio video page pages form forms user users file folder",
  dotted: "folder mailbox class method module table column field type namespace",
  things:
    "task job worker slot cluster host server node service services container pod namespace bucket queue topic user account role profile context device vm volume database db table column field schema index flag label tag dataset package module plugin agent mailbox deployment secret configmap stack instance runner workflow pipeline stage environment env remote repo repository image channel stream group team org tenant theme crate gem library extension hook option setting key unit as",
  relations: "table schema column database",
  unnamed:
    "below above itself name names too only first here there structure size scan lock change changes migration layout level design definition",
  machines:
    "host hosts node nodes server servers machine machines vm vms box replica primary standby cluster runner device gateway",
  operated:
    "restart restarted reboot stop stopped start started kill drain cordon reload ssh ping deploy redeploy scale replica primary standby node host server worker pod instance machine box runner broker shard partition cluster",
  routes: "call calling route routes endpoint endpoints interface",
  ports: "port ports gpu gpus vlan",
  channels: "channel slide slides",
  ids: "pid pids ticket tickets issue pr prs mr bug case incident invoice list id ids serial customer tenant rev ref pull",
  ordered: "item items run job batch build order orders account process request record revision",
  numbered: "article articles sku skus lot invoice case order",
  joins: "and",
  coded:
    "booking reservation confirmation locator pnr voucher coupon reference ref ticket order case claim licence license serial permit parcel shipment container plate lot code",
  referring:
    "issue issues pr prs mr pull request bug ticket tickets fix fixes fixed close closes closed resolves resolved see and or to with merge merged revert",
  ordinals:
    "mid top pre post step steps page line lines level phase week day year part chapter section type class grade stage version non sub up all item items round pass test case option rule layer generation model window windows arm two one three multi semi single double half tier fold head core wave sprint block figure table note slide priority rank",
  quantities:
    "rows row lines line files file tests test bytes byte chars characters tokens token items item entries entry records record users user seconds minutes hours days weeks months years times samples steps messages requests calls words people points cases results pages docs documents images errors warnings commits events dollars",
  due: "deadline due until expires expiry cutover freeze",
  portions: "chunks batches pages groups",
  units:
    "second seconds minute minutes hour hours day days week weeks month months year years line lines row rows file files character characters token tokens word words byte bytes pixel pixels percent item items entry entries retry retries attempt attempts request requests connection connections worker workers thread threads process processes epochs",
  countable: "jobs runs rounds iterations steps tries calls messages tasks agents instances replicas",
  limits:
    "limit limits timeout cap max maximum threshold ttl budget window quota cutoff ceiling deadline retention interval mask masking dropout overlap padding margin opacity tolerance backoff delay debounce throttle cooldown lease grace minimum",
  each: "per",
  measured: "from to leaked leaks used uses took takes reached about roughly around by does did",
  comparing:
    "exceed exceeds exceeding within max maximum min minimum limit timeout threshold ttl every interval most least capped cooldown delay retention window budget",
  relating: "than above below over under plus",
  degrees: "older newer longer younger",
  holding: "keep keeps stay stays remain limit not never no don't must cannot unless until",
  settings:
    "timeout limit ttl backoff delay interval threshold window overlap cap budget quota margin tolerance retention cooldown debounce throttle out expires expire lease padding grace",
  settingLinks: "of is to at after",
  wordings:
    "wording sentence text phrase title subject note message label string caption header literal exact exactly verbatim",
  verbatim: "wording sentence exact verbatim literal",
  reporting:
    /rror|fail|stops? (?:at|with)|answers?|complains|sees|shows|gives|dies|ends with|got|exception|message|throw|says|prints|reports|returns|logs|crash/i,
  telling:
    /is|are|was|were|has|had|finished|failed|started|died|runs?|exited|loaded|stays|will|can|must|and|or|on|in|at|for|from|with|which|that|to|then|returned|crashed|hangs?|only|uses?|holds?|stopped|restarted|timed|reports?|shows?/,
  compounds:
    /-(?:side|wide|based|level|only|free|ready|specific|in|out|up|on|off|to|readable|like|name|names|effects|safe|aware|driven|facing|less|hoc|time|scale|end|ends|line|house|premises?)$|[a-z](?:ing|ed)$|^(?:re|pre|post|non|self|multi|single|read|write|high|low|long|short|well|built|side|open|cross|full|half)-/,
};
