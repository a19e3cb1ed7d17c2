import { Link2 } from "lucide-react";
import { useLocation } from "react-router-dom";
import { localPath } from "#brand/local-path.ts";
import { css } from "#styled/css/index.js";
import { copyText } from "#ui/actions/copy-text.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";

interface CopyLinkProps {
  /** Section it leads to; empty for the page. */
  readonly id: string;
  readonly label: string;
}

export function CopyLink({ id, label }: CopyLinkProps) {
  const { pathname } = useLocation();
  const anchor = id === "" ? "" : `#${id}`;
  return (
    <IconButton
      icon={Link2}
      label={label}
      className={css({ _print: { display: "none" } })}
      onClick={() => void copyText(`${window.location.origin}${localPath(pathname)}${anchor}`)}
    />
  );
}
