import { brandEntry } from "#brand/brand.ts";
import { closeRules, useRulesFirst } from "#domain/safety/rules-first.ts";
import { lateModal } from "./late-modal.tsx";
import { ClosedWithPage } from "./closed-with-page.tsx";

const GameRules = lateModal({
  modal: "gameRules",
  namespace: "duties",
  load: async () => {
    const load = brandEntry().layers["game-rules"];
    if (load === undefined) throw new Error("This site shows no rules before a game.");
    return (await load()).Layer;
  },
  onMissing: closeRules,
});

export function RulesLayer() {
  const asked = useRulesFirst(({ rules }) => rules !== null);
  return (
    <>
      <ClosedWithPage close={closeRules} />
      {asked && <GameRules />}
    </>
  );
}
