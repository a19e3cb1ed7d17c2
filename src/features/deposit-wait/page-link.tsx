import { ExternalLink } from "lucide-react";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";

interface PageLinkProps {
  readonly url: string;
  readonly onOpen?: () => void;
  readonly children: string;
}

/** A link, not a script: no pop-up blocker stands in its way. */
export function PageLink({ url, onOpen, children }: PageLinkProps) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle({ tone: "primary", size: "lg" })}
      onClick={onOpen}
    >
      <Icon as={ExternalLink} />
      {children}
    </a>
  );
}
