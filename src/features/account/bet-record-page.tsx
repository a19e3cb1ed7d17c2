// The member's bets over all venues (spec: betting-and-money §2, §7).
import { useTranslation } from "react-i18next";
import { MemberFrame } from "./member-frame.tsx";
import { BetRecord } from "./record/bet-record.tsx";

export function Page() {
  const { t } = useTranslation("titles");
  return (
    <MemberFrame title={t("betRecord")}>
      <BetRecord />
    </MemberFrame>
  );
}
