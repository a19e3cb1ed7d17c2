import { Star } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import type { FollowKind } from "#contract/api/sport-follows.ts";
import { toggleFollow, useFollowed } from "../../feed/follows.ts";

interface FollowButtonProps extends Pick<ComponentProps<typeof IconButton>, "tone" | "className"> {
  /** An outright market counts as a match. */
  readonly kind?: FollowKind;
  readonly id: string;
  /** Of a team or league. */
  readonly name?: string;
}

/** The star that follows a match, a team or a league. */
export function FollowButton({ kind = "match", id, name, className, ...look }: FollowButtonProps) {
  const { t } = useTranslation("sport");
  const followed = useFollowed(kind, id);
  return (
    <IconButton
      {...look}
      size="sm"
      icon={Star}
      label={name === undefined ? t("detail.follow") : t("detail.followNamed", { name })}
      aria-pressed={followed}
      className={cx(filled, className)}
      onClick={() => toggleFollow(kind, id)}
    />
  );
}

const filled = css({ "&[aria-pressed=true] svg": { fill: "current" } });
