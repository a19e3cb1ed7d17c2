import { useNavigate } from "react-router-dom";
import { textField, useAddress } from "#lib/browser/address.ts";
import { backFrom, neededBy } from "./bind-link.ts";

const FIELDS = { need: textField, back: textField };

/** What the page that sent the member here needs, and its path; null when there is none. */
export function useSender() {
  const [{ need, back }] = useAddress(FIELDS);
  return { need: neededBy(need), back: backFrom(back) };
}

/** Goes back to the page that sent the member here; null when there is none. */
export function useBack(): (() => void) | null {
  const navigate = useNavigate();
  const { back } = useSender();
  return back === null ? null : () => void navigate(back, { replace: true });
}
