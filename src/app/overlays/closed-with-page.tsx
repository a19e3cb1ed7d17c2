import { useEffect } from "react";
import { useLocation } from "react-router-dom";

interface ClosedWithPageProps {
  readonly close: () => void;
}

/** Closes an overlay when the page that opened it is left. */
export function ClosedWithPage({ close }: ClosedWithPageProps) {
  const { pathname } = useLocation();
  return <ClosedAtEnd key={pathname} close={close} />;
}

function ClosedAtEnd({ close }: ClosedWithPageProps) {
  useEffect(() => close, [close]);
  return null;
}
