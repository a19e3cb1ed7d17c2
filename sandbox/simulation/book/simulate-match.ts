import { unit } from "../random.ts";
import { cornersTimeline } from "./corners-timeline.ts";
import type { Fixture } from "./fixtures.ts";
import type { Overrides } from "./overrides/overrides.ts";
import { baseball } from "./sports/baseball.ts";
import { basketball } from "./sports/basketball.ts";
import { football } from "./sports/football.ts";
import { handball } from "./sports/handball.ts";
import { isMaps, maps } from "./sports/maps.ts";
import { rally } from "./sports/rally.ts";
import { snooker } from "./sports/snooker.ts";
import { tennis } from "./sports/tennis.ts";
import { abandonAt, type Timeline } from "./timeline.ts";

const ABANDONED = 0.004;

export function simulate(seed: number, fixture: Fixture, overrides: Overrides): Timeline {
  const game = fixture.game === fixture.id ? fixture : { ...fixture, id: fixture.game };
  const timeline = overrides.scored(game.id, simulateGame(seed, game));
  const own = fixture.counted === "corners" ? cornersTimeline(timeline) : timeline;
  return overrides.ended(fixture, own);
}

function simulateGame(seed: number, fixture: Fixture): Timeline {
  const whole = play(seed, fixture);
  if (fixture.sport === "VF" || unit(seed, fixture.id, "abandoned") >= ABANDONED) return whole;
  const share = 0.1 + unit(seed, fixture.id, "abandoned at") * 0.85;
  return abandonAt(whole, Math.round(whole.begins + (whole.ends - whole.begins) * share));
}

function play(seed: number, fixture: Fixture): Timeline {
  const { sport } = fixture;
  switch (sport) {
    case "FT":
    case "VF":
      return football(seed, fixture, sport);
    case "BK":
      return basketball(seed, fixture);
    case "TN":
      return tennis(seed, fixture);
    case "TT":
    case "VB":
      return rally(seed, fixture, sport);
    case "SK":
      return snooker(seed, fixture);
    case "BS":
      return baseball(seed, fixture);
    default:
      return isMaps(fixture) ? maps(seed, fixture) : handball(seed, fixture);
  }
}
