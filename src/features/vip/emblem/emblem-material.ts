import { cva } from "#styled/css/index.js";

/** `--tone` is the colour of the crest; lighter and darker shades are mixed from it. */
export const materialStyle = cva({
  base: {},
  variants: {
    material: {
      iron: { "--tone": "color-mix(in oklch, {colors.on-art-muted} 62%, {colors.art-ground})" },
      bronze: { "--tone": "color-mix(in oklch, {colors.metal} 58%, {colors.ball-red})" },
      silver: { "--tone": "color-mix(in oklch, {colors.on-art-muted} 84%, {colors.art-ground})" },
      gold: { "--tone": "{colors.metal}" },
      platinum: { "--tone": "color-mix(in oklch, {colors.on-art} 62%, {colors.art-accent})" },
      diamond: { "--tone": "color-mix(in oklch, {colors.on-art} 48%, {colors.ball-blue})" },
      star: { "--tone": "{colors.art-accent}" },
      royal: { "--tone": "color-mix(in oklch, {colors.on-art} 34%, {colors.alt})" },
      ruby: { "--tone": "color-mix(in oklch, {colors.on-art} 18%, {colors.ball-red})" },
      legend: { "--tone": "color-mix(in oklch, {colors.metal} 62%, {colors.alt})" },
      honour: { "--tone": "{colors.metal}" },
    },
  },
});
