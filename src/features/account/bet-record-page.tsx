// The member's bets over all venues (spec: betting-and-money §2, §7).
import { useTranslation } from "react-i18next";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { BetRecord } from "./record/bet-record.tsx";

/** A record names its bets with the words of the sports pages. */
export { loadBetWords as prepare } from "#domain/bets/load-bet-words.ts";

export function Page() {
  const { t } = useTranslation("titles");
  return (
    <MemberFrame title={t("betRecord")}>
      <BetRecord />
    </MemberFrame>
  );
}
