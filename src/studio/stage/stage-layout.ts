// Sizes of the frames: as large as the room allows, all of one scale.
import type { Device } from "../state/studio-store.ts";

export const WIDTHS: Readonly<Record<Device, number>> = { desktop: 1440, phone: 390 };
const GAP = 24;
const HEAD = 28;
const LEAST_HEIGHT = 300;

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface StageLayout {
  readonly scale: number;
  /** Of the frames' windows, before the scale. */
  readonly height: number;
}

/** @param rows combinations of edition and locale */
export function stageLayout(room: Room, devices: readonly Device[], rows: number): StageLayout {
  const isOnlyPhone = !devices.includes("desktop");
  const across = isOnlyPhone ? rows : 1;
  const natural = devices.reduce((sum, device) => sum + WIDTHS[device], 0) * across;
  const gaps = GAP * (devices.length * across + 1);
  const scale = Math.min(1, Math.max(0.2, (room.width - gaps) / natural));
  const down = isOnlyPhone ? 1 : rows;
  const height = Math.max(LEAST_HEIGHT, (room.height - GAP) / down - HEAD - GAP);
  return { scale, height: Math.round(height / scale) };
}
