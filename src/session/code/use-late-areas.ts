import { useEffect, useRef } from "react";
import type { CountryArea } from "#contract/api/auth.ts";

/**
 * Reads a number again that was pasted with its country code before the country list had loaded.
 * @param areas undefined until the server has answered
 * @param read handles the text as if it were typed now
 */
export function useLateAreas(
  areas: readonly CountryArea[] | undefined,
  text: string,
  read: (text: string) => void,
): void {
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => {
      if (/^(?:\+|00)/.test(text)) read(text);
    };
  });
  useEffect(() => {
    if (areas !== undefined) latest.current();
  }, [areas]);
}
