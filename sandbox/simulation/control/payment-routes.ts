// Control routes of deposits: acts on an order, and deposits through the deposit service.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { orderView } from "../../backend/deposits/order-view.ts";
import { creditBySignal } from "../../backend/deposits/settle/service-deposit.ts";
import { settleAllDeposits } from "../../backend/deposits/settle/settle-deposits.ts";
import { ledgerProblems } from "../../backend/ledger/ledger-check.ts";
import { serviceChannel } from "../payments/channels.ts";
import { listPages, ordersPage } from "../payments/orders-page.ts";
import { FATES, isChannel, setFate } from "../payments/payment-fate.ts";
import { PAY_ACTS, steer } from "../payments/steer.ts";
import type { Simulation } from "../simulation.ts";
import { post } from "./post-route.ts";

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const PaymentSchema = v.union([
  v.strictObject({
    orderId: v.string(),
    act: v.picklist(PAY_ACTS),
    /** Cents that are paid; the default depends on the act. */
    cents: v.optional(cents),
  }),
  /** The deposit service credits the member who gave it the signal code. */
  v.strictObject({ code: v.string(), cents }),
]);

/** What becomes of all payments of a channel; null: by its success rate. */
const FateSchema = v.strictObject({ channelId: v.string(), fate: v.nullable(v.picklist(FATES)) });

export function paymentRoutes(app: FastifyInstance, simulation: Simulation): void {
  const deposits = () => {
    const { database, seed } = simulation.world();
    return { database, seed, ports: simulation.ports, time: simulation.now() };
  };
  post(app, "/sandbox/payment", v.union([...PaymentSchema.options, FateSchema]), (asked, reply) => {
    const now = deposits();
    if ("channelId" in asked) {
      const { channelId, fate } = asked;
      if (!isChannel(now.seed, channelId)) {
        return reply.code(404).send({ problem: `There is no channel ${channelId}.` });
      }
      setFate(now.database, channelId, fate);
      return asked;
    }
    const order =
      "code" in asked
        ? creditBySignal(now, asked, serviceChannel(now.seed, now.time))
        : steer(now, asked);
    const problem =
      "code" in asked
        ? "The code is unknown, used or expired."
        : `${asked.act} is not possible for ${asked.orderId} now.`;
    if (!order) return reply.code(409).send({ problem });
    const { database, time } = now;
    return { order: orderView(database, order, time), problems: ledgerProblems(database) };
  });
  app.get("/sandbox/payments", (request, reply) => {
    const now = deposits();
    settleAllDeposits(now);
    const { html, policy } = ordersPage(
      listPages(now.database, `${request.protocol}://${request.host}`),
    );
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", policy)
      .send(html);
  });
}
