import { Timer } from "lucide-react";
import { css } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";

export function DelayNotice({ children }: { readonly children: string }) {
  return (
    <p className={line}>
      <Icon as={Timer} />
      <span>{children}</span>
    </p>
  );
}

const line = css({
  display: "flex",
  gap: "1-5",
  color: "text-muted",
  fontSize: "xs",
  layerStyle: "clauses",
  "& > svg": { flex: "none", marginTop: "0-2em" },
});
