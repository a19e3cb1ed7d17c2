import { useState } from "react";
import { useStudio } from "../state/studio-store.ts";

/**
 * What the person has made of a value, before the server has answered: a key that is pressed meanwhile goes on from there.
 * After the answer, the value as the brand has it.
 */
export function useAhead<T>(value: T): readonly [T, (next: T) => void] {
  const rests = useStudio((studio) => studio.rests);
  const [made, setMade] = useState({ value, rests: -1 });
  return [made.rests === rests ? made.value : value, (next) => setMade({ value: next, rests })];
}
