import { useNavigate, useSearchParams } from "react-router-dom";
import { backFrom } from "../../session/member/bind-link.ts";

/** Goes back to the page that asked for an account; null when there is none. */
export function useBackAfterAdding(): (() => void) | null {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = backFrom(search);
  return back === null ? null : () => void navigate(back, { replace: true });
}
