// Rewards that were credited to the member's wallet (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { DealRecord } from "./deal-record.tsx";

export { loadFrameWords as prepare } from "./load-frame-words.ts";

export function Page() {
  const { t } = useTranslation("titles");
  return (
    <MemberFrame title={t("giftRecord")}>
      <DealRecord only="gift" name={t("giftRecord")} />
    </MemberFrame>
  );
}
