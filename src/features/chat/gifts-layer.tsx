// Goes on with a gift that an earlier page load has left open. The import of its calls starts that.
import "./gift-call.ts";

export function Layer() {
  return null;
}
