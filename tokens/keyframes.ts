// Movements of the core's components, by the name their `animation` uses.

const FADE = "2rem";
const masks = {
  end: `linear-gradient(to right, black calc(100% - ${FADE}), transparent)`,
  both: `linear-gradient(to right, transparent, black ${FADE}, black calc(100% - ${FADE}), transparent)`,
  start: `linear-gradient(to right, transparent, black ${FADE})`,
};

export const keyframes = {
  spin: { to: { rotate: "360deg" } },
  pulse: { "50%": { opacity: "0.3" } },
  /** A belt of two equal copies: half its width is one turn. */
  belt: { to: { transform: "translateX(-50%)" } },
  shine: { from: { backgroundPosition: "100% 0" }, to: { backgroundPosition: "-50% 0" } },
  grow: { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(1)" } },
  rise: { from: { opacity: "0", transform: "translateY(0.5rem)" } },
  /** Over the way a row can scroll. A row that cannot scroll has no such way, and no mask. */
  scrollEdges: {
    "0%": { maskImage: masks.end },
    "2%, 98%": { maskImage: masks.both },
    "100%": { maskImage: masks.start },
  },
  fade: { from: { opacity: "0" } },
};
