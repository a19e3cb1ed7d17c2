// Malformed connections: invalid upgrades, connections that end early, random frames.
import { connect, type Socket } from "node:net";

const UPGRADE = (path: string, host: string, more = "") =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
  `sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${more}\r\n`;

const PATHS = [
  "//[",
  "/",
  "*",
  "/%",
  "/\\",
  "http://[",
  "http://[::1",
  "//aurora.localhost:99999/",
  "/stream/api/v1/odds?site=%",
  "/stream/api/v1/odds?site=aurora",
  "/stream/api/v1/other",
  "/sandbox/nothing",
] as const;

const MORE = [
  "",
  "sec-websocket-protocol: vite-hmr\r\n",
  "sec-websocket-protocol: ,,\r\n",
  "sec-websocket-extensions: permessage-deflate; =\r\n",
  "origin: http://evil.example\r\n",
] as const;

/** After the handshake: a reserved opcode, an unmasked text, a wrong length, a bad close. */
const FRAMES = [
  "\x83\x80AAAA",
  "\x81\x03abc",
  "\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff",
  "\x88\x81AAAA\x01",
];

/** Sends `count` of them in parallel, each ended by a reset or a normal end. */
export async function sendMalformed(port: number, site: string, count: number): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) await sendOne(port, site, index);
  };
  await Promise.all(Array.from({ length: 40 }, worker));
}

function sendOne(port: number, site: string, index: number): Promise<void> {
  const host = `${index % 7 === 0 ? "evil.example" : `${site}.localhost`}:${port}`;
  const path = PATHS[index % PATHS.length] ?? "/";
  const head = UPGRADE(path, host, MORE[index % MORE.length]);
  const frame = FRAMES[index % FRAMES.length] ?? "";
  const whole = index % 11 === 0 ? head.slice(0, 40) : head + frame;
  return new Promise((resolve) => {
    const socket: Socket = connect(port, "127.0.0.1");
    // Writing fails when the server closes first, which is allowed.
    socket.on("error", () => {});
    socket.on("close", () => resolve());
    socket.on("connect", () =>
      socket.write(Buffer.from(whole, "latin1"), () => {
        if (index % 3 === 0) socket.resetAndDestroy();
        else socket.once("data", () => socket.resetAndDestroy()).end();
      }),
    );
  });
}
