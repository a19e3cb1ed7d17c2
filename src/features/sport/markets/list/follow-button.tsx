import { Star } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { toggleFollow, useFollowed } from "../../feed/sport-preferences.ts";

interface FollowButtonProps extends Pick<ComponentProps<typeof IconButton>, "tone" | "className"> {
  /** Of a match or an outright market. */
  readonly id: string;
}

/** The star that follows a match or market. */
export function FollowButton({ id, className, ...look }: FollowButtonProps) {
  const { t } = useTranslation("sport");
  const followed = useFollowed(id);
  return (
    <IconButton
      {...look}
      size="sm"
      icon={Star}
      label={t("detail.follow")}
      aria-pressed={followed}
      className={cx(filled, className)}
      onClick={() => toggleFollow(id)}
    />
  );
}

const filled = css({ "&[aria-pressed=true] svg": { fill: "[currentColor]" } });
