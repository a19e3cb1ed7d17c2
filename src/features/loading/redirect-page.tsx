// Leads on to the page named behind `/redirect`, once it is known who is logged in: the guard of this
// route has asked. Leaving it in between makes a page start anew that is open already.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { PassingScreen } from "./passing-screen.tsx";
import { redirectTarget } from "./redirect-target.ts";

/** Long enough to be read, so that the page does not flash. */
const WAIT = 400;
const NOT_FOUND = "/not-found";

export function Page() {
  const { t } = useTranslation("loading");
  const location = useLocation();
  const navigate = useNavigate();
  const target = redirectTarget(location) ?? NOT_FOUND;
  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), WAIT);
    return () => clearTimeout(timer);
  }, [navigate, target]);
  return <PassingScreen text={t("redirect")} />;
}
