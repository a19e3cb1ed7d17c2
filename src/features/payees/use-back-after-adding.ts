import { useNavigate, useSearchParams } from "react-router-dom";
import { backFrom } from "../../session/member/bind-link.ts";

/** The way back to the page that asked for an account; null where none did. */
export function useBackAfterAdding(): (() => void) | null {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = backFrom(search);
  return back === null ? null : () => void navigate(back, { replace: true });
}
