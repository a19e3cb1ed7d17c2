// Which method and channel are chosen. The server lists both in the order of its recommendation.
import type { PaymentChannel, PaymentType } from "#contract/api/deposit.ts";
import { DEPOSIT_SWITCH, type DepositKind } from "#contract/payments.ts";
import type { SwitchKey } from "#contract/switches.ts";

export interface Choice {
  readonly typeId: string;
  /** Null for a method without channels. */
  readonly channelId: string | null;
}

export interface Chosen {
  readonly type: PaymentType;
  readonly channel: PaymentChannel | null;
}

/** Why something cannot be used; null where it can. */
export type Closed = PaymentType["closed"];

/** Methods of this brand. */
export function offeredTypes(
  types: readonly PaymentType[],
  isOn: (key: SwitchKey) => boolean,
): readonly PaymentType[] {
  const switchOf = ({ kind }: { readonly kind: DepositKind }) => DEPOSIT_SWITCH[kind];
  return types.filter((type) => {
    const key = switchOf(type);
    return key === undefined || isOn(key);
  });
}

/** The first channel that can be used, else the first of all. */
export function firstChoice(types: readonly PaymentType[]): Choice | null {
  const open = types.find((type) => isOpenType(type)) ?? types[0];
  return open === undefined ? null : choiceOf(open);
}

export function choiceOf(type: PaymentType): Choice {
  const channel = type.channels.find(({ closed }) => closed === null) ?? type.channels[0];
  return { typeId: type.id, channelId: channel?.id ?? null };
}

/** A choice that the server no longer lists falls back to the first. */
export function chosenChannel(types: readonly PaymentType[], wanted: Choice | null): Chosen | null {
  const find = (choice: Choice | null) => {
    const type = types.find(({ id }) => id === choice?.typeId);
    if (type === undefined) return null;
    const channel = type.channels.find(({ id }) => id === choice?.channelId) ?? null;
    return channel === null && choice?.channelId !== null ? null : { type, channel };
  };
  return find(wanted) ?? find(firstChoice(types));
}

/**
 * The channel to take an amount that the chosen one does not take: of the same method, else of the others in their
 * order, coins last, which not everybody has; null where none does.
 */
export function otherChannel(
  types: readonly PaymentType[],
  { type: own }: Chosen,
  takes: (channel: PaymentChannel) => boolean,
): Chosen | null {
  const others = types.filter(({ id }) => id !== own.id);
  const isCoin = ({ kind }: PaymentType) => kind === "coin";
  const ordered = [own, ...others.filter((one) => !isCoin(one)), ...others.filter(isCoin)];
  for (const type of ordered.filter((one) => one.closed === null)) {
    const channel = type.channels.find(
      (one) => one.closed === null && one.wait !== null && takes(one),
    );
    if (channel !== undefined) return { type, channel };
  }
  return null;
}

export function isOpenType({ closed, channels }: PaymentType): boolean {
  return closed === null && channels.some((channel) => channel.closed === null);
}

/** Why the chosen channel cannot be used; null where it can. */
export function closedOf({ type, channel }: Chosen): Closed {
  return type.closed ?? channel?.closed ?? null;
}

/** Least and most of a method, over the channels that can be used; null without one. */
export function limitsOf({
  channels,
}: PaymentType): { readonly min: number; readonly max: number } | null {
  const open = channels.filter(({ closed }) => closed === null);
  if (open.length === 0) return null;
  return {
    min: Math.min(...open.map(({ minCents }) => minCents)),
    max: Math.max(...open.map(({ maxCents }) => maxCents)),
  };
}
