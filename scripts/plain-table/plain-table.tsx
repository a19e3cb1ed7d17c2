// The baseline of `bench:sport`: one state that every message copies, and a table that renders as a whole, without
// virtual rows. Data and socket are the same.
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { SportMatch } from "#contract/api/sport.ts";
import type { FeedDelta, FeedMessage } from "#contract/api/sport-feed.ts";

interface Given {
  readonly channel: string;
  readonly seq: number;
  readonly matches: readonly SportMatch[];
  readonly feed: string;
}

type Odds = Readonly<Record<string, string>>;

const given = (await (await fetch("given.json")).json()) as Given;

function PlainTable() {
  const [odds, setOdds] = useState<Odds>(() => oddsOf(given.matches));
  useEffect(() => follow((delta) => setOdds((before) => ({ ...before, ...changed(delta) }))), []);
  return (
    <table>
      <tbody>
        {given.matches.map((match) => (
          <tr key={match.gameId}>
            <td>{`${match.team_h} ${match.state.sc_FT_H}-${match.state.sc_FT_C} ${match.team_c}`}</td>
            {match.markets.flatMap(({ prices }) =>
              prices.map(({ id }) => (
                <td key={id}>
                  <button type="button">{odds[id]}</button>
                </td>
              )),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function follow(hear: (delta: FeedDelta) => void): () => void {
  const socket = new WebSocket(given.feed);
  const request = { type: "subscribe", channel: given.channel, since: given.seq };
  socket.addEventListener("open", () => socket.send(JSON.stringify(request)));
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as FeedMessage;
    if (message.type === "delta") hear(message);
  });
  return () => socket.close();
}

function oddsOf(matches: readonly SportMatch[]): Odds {
  const prices = matches.flatMap(({ markets }) => markets.flatMap((market) => market.prices));
  return Object.fromEntries(prices.map(({ id, odds }) => [id, odds]));
}

function changed({ prices }: FeedDelta): Odds {
  return Object.fromEntries(prices.map(([id, odds]) => [id, odds]));
}

const root = document.querySelector("#root");
if (root) createRoot(root).render(<PlainTable />);
