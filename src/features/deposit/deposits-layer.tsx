// Goes on with a deposit that an earlier page load has left open. The import of its calls starts that.
import "#domain/payments/pay-call.ts";

export function Layer() {
  return null;
}
