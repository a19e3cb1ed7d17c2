// Seconds of a round as a ring, ticking between two answers of the server.
import { useSecondsLeft } from "#domain/games/use-seconds-left.ts";
import { RoundRing } from "#ui/money/round-ring.tsx";

interface CountdownRingProps {
  /** Seconds of the whole round. */
  readonly total: number;
  /** Seconds left when the server answered. */
  readonly left: number;
  readonly label?: string;
  readonly size?: "sm" | "md" | undefined;
}

export function CountdownRing({ total, left, label, size }: CountdownRingProps) {
  const seconds = useSecondsLeft(left, total);
  return <RoundRing total={total} seconds={seconds} label={label} size={size} />;
}
