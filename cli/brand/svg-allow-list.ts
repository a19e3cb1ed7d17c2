// What a drawing may hold. It becomes part of a site, so everything else is refused.

const words = (text: string) => new Set(text.trim().split(/\s+/));

export const SVG_ELEMENTS = words(`
  svg g defs title desc path rect circle ellipse line polyline polygon text tspan use symbol
  linearGradient radialGradient stop clipPath mask pattern
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence
`);

/** Properties that may be attributes or stand in a `style` attribute. */
export const SVG_PROPERTIES = words(`
  clip-path clip-rule color color-interpolation-filters display fill fill-opacity fill-rule filter
  flood-color flood-opacity font-family font-size font-style font-weight letter-spacing mask
  mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-anchor dominant-baseline text-rendering transform-origin vector-effect visibility
`);

const GEOMETRY = words(`
  id style x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy rotate width height d points pathLength
  transform viewBox preserveAspectRatio version role aria-label aria-hidden aria-labelledby
  focusable offset gradientUnits gradientTransform spreadMethod href xlink:href textLength lengthAdjust
  clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform
  mask-type filterUnits primitiveUnits in in2 result stdDeviation type values mode operator k1 k2 k3
  k4 radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent
  edgeMode xml:space
`);

export function isAllowedAttribute(name: string): boolean {
  return GEOMETRY.has(name) || SVG_PROPERTIES.has(name);
}

export const SVG_NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: "http://www.w3.org/2000/svg",
  "xmlns:xlink": "http://www.w3.org/1999/xlink",
};
