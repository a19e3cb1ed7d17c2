// Goes on with an exchange that an earlier page load has left open. The import of its calls starts that.
import "#domain/payments/exchange-call.ts";

export function Layer() {
  return null;
}
