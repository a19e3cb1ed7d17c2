// From the press to the order: offers an open order first, then asks for a missing name.
import { useState } from "react";
import type { PaymentChannel } from "#contract/api/deposit.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { useSession } from "#session/account/session-store.ts";
import type { RuleForm } from "#ui/form/use-rule-form.ts";
import { bindName } from "./bind-name.ts";
import type { Chosen, Closed } from "./deposit-choice.ts";
import { type DepositData, unpaidOrder } from "./deposit-data.ts";
import { usePay } from "./use-pay.ts";

interface SubmitPlan {
  readonly data: DepositData;
  readonly channel: Chosen["channel"];
  readonly closed: Closed;
  readonly cents: number;
  readonly coin: PaymentChannel["coins"][number] | null;
  readonly reward: { readonly id: string } | null;
  readonly form: RuleForm<{ name: string }>;
}

/** What is asked before the order is created. */
type Question = "order" | "name" | null;

export function useSubmit({ data, channel, closed, cents, coin, reward, form }: SubmitPlan) {
  const pay = usePay();
  const [question, setQuestion] = useState<Question>(null);
  const [binding, setBinding] = useState(false);
  const named = useSession(({ member }) => member?.bindRealName === "1");
  const needsName = channel?.needsName === true && !named;
  const ready = channel !== null && channel.wait !== null && closed === null;
  const order = async () => {
    setQuestion(null);
    if (channel === null) return;
    await pay.send({
      channelId: channel.id,
      amountCents: cents,
      ...(reward === null ? {} : { rewardId: reward.id }),
      ...(coin === null ? {} : { coin: coin.coin, network: coin.network }),
    });
  };
  const afterOrder = () => (needsName ? setQuestion("name") : void order());
  return {
    ...pay,
    ready,
    needsName,
    question,
    binding,
    press() {
      if (!ready || pay.busy) return;
      if (unpaidOrder(data.open) === null) afterOrder();
      else setQuestion("order");
    },
    cancel: () => setQuestion(null),
    /** The open order is cancelled. */
    goOn: afterOrder,
    async confirmName() {
      setBinding(true);
      try {
        await bindName(form.read().name);
        form.set("name", "");
        await order();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setQuestion(null);
        form.refuse(errorText(error), "name");
      } finally {
        setBinding(false);
      }
    },
  };
}
