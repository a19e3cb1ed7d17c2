// Movements of the core's components, by the name their `animation` uses.
export const keyframes = {
  spin: { to: { rotate: "360deg" } },
  pulse: { "50%": { opacity: "0.3" } },
  /** A belt of two equal copies: half its width is one turn. */
  belt: { to: { transform: "translateX(-50%)" } },
  shine: { from: { backgroundPosition: "100% 0" }, to: { backgroundPosition: "-50% 0" } },
  grow: { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(1)" } },
  rise: { from: { opacity: "0", transform: "translateY(0.5rem)" } },
  fade: { from: { opacity: "0" } },
};
