import { useNavigate, useSearchParams } from "react-router-dom";
import { backFrom } from "./bind-link.ts";

/** Goes back to the page that sent the member here; null when there is none. */
export function useBack(): (() => void) | null {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = backFrom(search);
  return back === null ? null : () => void navigate(back, { replace: true });
}
