import { css } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Art } from "#ui/pictures/art.tsx";

interface RankedWordsProps {
  readonly image: string;
  readonly name: string;
  readonly vendor: string;
}

/** Picture, name and provider of a game in a row of a ranking. */
export function RankedWords({ image, name, vendor }: RankedWordsProps) {
  const media = useMediaUrl();
  return (
    <>
      <Art src={media(image)} loading="lazy" className={picture} />
      <Box as="span" minWidth="0">
        <span className={title}>{name}</span>
        <Text as="span" display="block" color="text-muted" size="2xs" truncate>
          {vendor}
        </Text>
      </Box>
    </>
  );
}

const picture = css({ width: "12", height: "12", borderRadius: "sm", objectFit: "cover" });
const title = css({
  display: "block",
  color: "text-strong",
  fontWeight: "semibold",
  lineHeight: "tight",
  truncate: true,
});
