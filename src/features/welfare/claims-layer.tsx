// Goes on with a claim that an earlier page load has left open. The import of its calls starts that.
import "./reward-claim.ts";

export function Layer() {
  return null;
}
