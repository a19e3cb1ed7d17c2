// `/game/:info`: a game of another origin inside the site (spec: betting-and-money §2, §4 "Game launch").
import { useLocation, useParams } from "react-router-dom";
import { flagField, useAddress } from "#lib/browser/address.ts";
import { readGameInfo } from "#domain/games/game-info.ts";
import { GameRoom } from "./game-room.tsx";

const FIELDS = { demo: flagField("demo", "1") };

export function Page() {
  const { info = "" } = useParams();
  const [{ demo }] = useAddress(FIELDS);
  const { key, pathname, state } = useLocation();
  const game = readGameInfo(info);
  // The route's guard lets nothing else in.
  if (game === null) return null;
  const { name, from } = readState(state);
  return (
    // A game launched from its own page is another visit.
    <GameRoom key={key} game={game} path={pathname} launchedName={name} from={from} demo={demo} />
  );
}

/** What the launch left in the history entry; another site's script cannot write there. */
function readState(state: unknown): { readonly name: string | null; readonly from: string | null } {
  const fields: Readonly<Record<string, unknown>> =
    typeof state === "object" && state !== null ? { ...state } : {};
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  return { name: text(fields["name"]), from: text(fields["from"]) };
}
