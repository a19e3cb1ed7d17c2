/** Plain Unicode, as it is sent. */
export const EMOJI: readonly string[] = [
  ..."😀 😄 😁 😂 🤣 😊 😉 😍 😘 😜 🤔 😎 🥳 😭 😅 😱 😡 😤 😴 🤯 🙃 😇 🤝 🙏".split(" "),
  ..."👍 👎 👏 💪 ✌️ 🤞 👌 🫡 ❤️ 💔 🔥 ⭐ 🎉 🎊 💯 🧧".split(" "),
  ..."⚽ 🏀 🎾 🏐 ⚾ 🏓 🎱 🥅 🏆 🥇 🥈 🥉 🎯 🎲 🃏 🀄".split(" "),
  ..."🍻 ☕ 🍉 🍿 🌹 🚀 ⏰ 📢".split(" "),
];
