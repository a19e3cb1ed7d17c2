import { useOwnWindow } from "#domain/games/own-window.ts";
import { latePart } from "#session/parts/late-part.tsx";

const OwnWindowMoney = latePart(
  async () => (await import("./own-window-money.tsx")).OwnWindowMoney,
  { texts: ["venue-entry"], unasked: true },
);

export function OwnWindowLayer() {
  const channelCode = useOwnWindow((own) => (own.away ? null : own.channelCode));
  return channelCode !== null && <OwnWindowMoney key={channelCode} channelCode={channelCode} />;
}
