// The order in which methods and channels are offered, and why. Reasons are worked out from the channels that the
// member can use now.
import type { PaymentChannel, PaymentType } from "#contract/api/deposit.ts";

type Why = NonNullable<PaymentChannel["why"]>;
type Rated = Pick<
  PaymentChannel,
  "id" | "usualSeconds" | "feeBasisPoints" | "successBasisPoints" | "closed"
>;
type Types = readonly (Omit<PaymentType, "badge" | "channels"> & {
  readonly channels: readonly Omit<PaymentChannel, "why">[];
})[];

const BADGES: Readonly<Record<Why, string>> = {
  lastUsed: "上次使用",
  fastest: "最快",
  noFee: "免手续费",
};
/** The strongest reason first. */
const REASONS: readonly Why[] = ["lastUsed", "fastest", "noFee"];

/** @param lastUsed id of the channel of the member's last credited deposit */
export function recommend(types: Types, lastUsed: string | null): PaymentType[] {
  const usable = types
    .filter(({ closed }) => closed === null)
    .flatMap(({ channels }) => channels.filter(({ closed }) => closed === null));
  const why = reasons(usable, lastUsed);
  return types
    .map((type) => {
      const channels = type.channels
        .map((channel) => Object.assign({}, channel, { why: why.get(channel.id) ?? null }))
        .toSorted((left, right) => rank(left) - rank(right));
      const best = type.closed === null ? (channels[0]?.why ?? null) : null;
      return { ...type, channels, badge: best === null ? "" : BADGES[best] };
    })
    .toSorted((left, right) => typeRank(left) - typeRank(right));
}

function reasons(usable: readonly Rated[], lastUsed: string | null): ReadonlyMap<string, Why> {
  const why = new Map<string, Why>();
  const fastest = usable
    .filter(({ usualSeconds }) => usualSeconds !== null)
    .toSorted((left, right) => (left.usualSeconds ?? 0) - (right.usualSeconds ?? 0))[0];
  // Without any fee there is nothing to point out.
  const free = usable.some(({ feeBasisPoints }) => feeBasisPoints > 0)
    ? usable
        .filter(({ feeBasisPoints }) => feeBasisPoints === 0)
        .toSorted((left, right) => success(right) - success(left))
        .find(({ id }) => id !== fastest?.id && id !== lastUsed)
    : undefined;
  if (free) why.set(free.id, "noFee");
  if (fastest) why.set(fastest.id, "fastest");
  const used = usable.find(({ id }) => id === lastUsed);
  if (used) why.set(used.id, "lastUsed");
  return why;
}

/** Channels that cannot be used come last. */
function rank(channel: Rated & { readonly why: Why | null }): number {
  if (channel.closed !== null) return 100_000;
  const reason = channel.why === null ? REASONS.length : REASONS.indexOf(channel.why);
  return reason * 10_000 + (10_000 - success(channel));
}

function typeRank({ closed, channels }: PaymentType): number {
  const [best] = channels;
  return closed !== null || best === undefined ? 200_000 : rank(best);
}

function success({ successBasisPoints }: Rated): number {
  return successBasisPoints ?? 0;
}
