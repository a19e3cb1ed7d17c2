// A tile of the mosaic hero with an offer.
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { artFrame } from "#ui/pictures/cover-art.tsx";
import { pageAddress } from "#brand/brand.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { OfferScene } from "./hero-art.tsx";
import type { HeroOffer } from "./use-offers.ts";

export function OfferTile({ offer }: { readonly offer: HeroOffer }) {
  const discount = pageAddress("discount");
  const look = cx("group", mosaicTile, smallTile, offerTile);
  const content = (
    <>
      <span className={picture}>
        <OfferScene src={offer.image} className={cx(scene, zoom)} />
      </span>
      <span className={kicker}>{offer.kicker}</span>
      <span className={title}>{offer.title}</span>
      <span className={note}>{offer.text}</span>
    </>
  );
  if (discount === null) {
    return (
      <PlainButton className={look} onClick={promptLogin}>
        {content}
      </PlainButton>
    );
  }
  return (
    <Link className={look} to={discount}>
      {content}
    </Link>
  );
}

/** Frame of every tile of the mosaic: a line around the picture. */
export const mosaicTile = cx(
  artFrame,
  css({
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    borderRadius: "tile",
    textAlign: "left",
    boxShadow: "1",
    _after: {
      content: '""',
      position: "absolute",
      inset: "0",
      borderRadius: "inherit",
      boxShadow: "edge-art",
      pointerEvents: "none",
    },
  }),
);
export const smallTile = css({
  minHeight: { base: "36", desktop: "26", wide: "56" },
  borderRadius: "tile",
});
const offerTile = css({
  justifyContent: "flex-end",
  alignItems: "flex-start",
  gap: "1",
  padding: { base: "3-5", desktop: "4-5" },
  border: "none",
  cursor: "pointer",
  fontFamily: "inherit",
});
/** What the words leave of the tile. It ends where they begin. */
const picture = css({
  position: "relative",
  flex: "1",
  alignSelf: "stretch",
  minHeight: "16",
  marginTop: { base: "-3-5", desktop: "-4-5" },
  marginInline: { base: "-3-5", desktop: "-4-5" },
});
/** With the whole subject, which stands in the right part of the drawing. */
const scene = css({
  objectPosition: "100% 50%",
  maskImage: "linear-gradient(to top, transparent, black 40%)",
});
const zoom = css({
  transitionProperty: "transform",
  transitionDuration: "slow",
  _groupHover: { transform: "scale(1.035)" },
});
const kicker = css({
  color: "art-accent-on-art",
  fontSize: "xs",
  fontWeight: "semibold",
  lineClamp: "1",
});
const title = css({
  maxWidth: "[16ch]",
  fontSize: { base: "lg", desktop: "xl" },
  fontWeight: "bold",
  lineHeight: "tight",
  textWrap: "balance",
  lineClamp: "2",
});
// On phones the tile has room for the drawing and the title alone.
const note = css({
  display: { base: "none", desktop: "block" },
  maxWidth: "[26ch]",
  color: "on-art-muted",
  fontSize: "xs",
  layerStyle: "clauses",
  desktop: { lineClamp: "2" },
});
