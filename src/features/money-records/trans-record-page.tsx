// Every movement of the member's money (spec: betting-and-money §2, §7 "queryDealRecord").
import { useTranslation } from "react-i18next";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { DealRecord } from "./deal-record.tsx";

export { loadFrameWords as prepare } from "./load-frame-words.ts";

export function Page() {
  const { t } = useTranslation("titles");
  return (
    <MemberFrame title={t("transRecord")}>
      <DealRecord only={null} name={t("transRecord")} />
    </MemberFrame>
  );
}
