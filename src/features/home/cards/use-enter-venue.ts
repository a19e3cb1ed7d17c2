import { useNavigate } from "react-router-dom";
import type { VenueSwitch } from "#contract/switches.ts";
import { hasPage } from "#brand/brand.ts";
import { promptLogin } from "#session/account/login-prompt.ts";

/** Opens the venue's page, or says that the site has none yet. */
export function useEnterVenue(venue: VenueSwitch): () => void {
  const navigate = useNavigate();
  const path = `/game/${venue}`;
  return () => {
    if (hasPage(path)) void navigate(path);
    else promptLogin();
  };
}
