import type { DrawnThing, View } from './drawn.ts';
import { roundLabel } from './label.ts';
import { bodyLight, lid, slice, straightProfile, tilt, turnedBody } from './solids.ts';
import type { Profile } from './solids.ts';
import { ellipse, path, stroke } from './svg.ts';
import { darker, house, lighter } from './tones.ts';
import type { Tones } from './tones.ts';

export function jar(tones: Tones, view: View): DrawnThing {
  const foot = -166 * tilt;
  const glass: Profile = {
    foot: [150, foot + 2],
    steps: [
      [160, foot, 166, foot - 10, 166, foot - 26],
      [166, -268],
      [166, -306, 140, -312, 138, -330],
    ],
  };
  const inside: Profile = {
    foot: [146, foot - 12],
    steps: [
      [154, foot - 14, 157, foot - 22, 157, foot - 34],
      [157, -266],
      [157, -288, 148, -294, 142, -302],
    ],
  };
  const svg =
    path(slice(glass, -1, 1), lighter(tones.ground, 0.62)) +
    path(slice(inside, -1, 1), tones.content) +
    ellipse(0, -300, 141, 141 * tilt, lighter(tones.content, 0.25)) +
    roundLabel(166, -238, -74, tones, view) +
    bodyLight(glass, 0.34) +
    lid(148, -334, -398, tones.lid);
  return { svg, reach: 166, height: 412 };
}

export function bottle(tones: Tones, view: View): DrawnThing {
  const foot = -96 * tilt;
  const glass: Profile = {
    foot: [88, foot + 1],
    steps: [
      [94, foot, 96, foot - 6, 96, foot - 16],
      [96, -330],
      [96, -390, 36, -390, 34, -446],
      [34, -474],
    ],
  };
  const svg =
    turnedBody(glass, tones.glass, 0.3) +
    path(slice(straightProfile(96, -286, -306), -1, 1), lighter(tones.glass, 0.14)) +
    roundLabel(96, -286, -64, tones, view) +
    bodyLight(straightProfile(96, -64, -286), 0.1) +
    lid(40, -466, -538, tones.lid) +
    path(slice(straightProfile(40, -478, -484), -1, 1), house.shade, 0.25);
  return { svg, reach: 96, height: 542 };
}

export function dropper(tones: Tones, view: View): DrawnThing {
  const foot = -92 * tilt;
  const glass: Profile = {
    foot: [84, foot + 1],
    steps: [
      [90, foot, 92, foot - 6, 92, foot - 14],
      [92, -190],
      [92, -232, 42, -230, 40, -262],
    ],
  };
  const bulb: Profile = {
    foot: [25, -322],
    steps: [
      [23, -350, 17, -366, 16, -396],
      [16, -424, 10, -430, 0, -430],
    ],
  };
  const amber = tones.glass;
  const svg =
    turnedBody(glass, amber, 0.3) +
    roundLabel(92, -176, -38, tones, view) +
    bodyLight(straightProfile(92, -38, -176), 0.1) +
    lid(46, -258, -322, tones.lid) +
    turnedBody(bulb, house.rubber, 0.14);
  return { svg, reach: 92, height: 430 };
}

export function pump(tones: Tones, view: View): DrawnThing {
  const foot = -100 * tilt;
  const flask: Profile = {
    foot: [90, foot + 1],
    steps: [
      [98, foot, 100, foot - 8, 100, foot - 18],
      [100, -300],
      [100, -348, 46, -346, 44, -366],
    ],
  };
  const head = lighter(tones.lid, 0.06);
  const nozzle = [
    'M-30 -486C-30 -500 -22 -506 -10 -506L52 -506C76 -506 98 -500 112 -484',
    'C114 -478 106 -474 100 -477C88 -486 70 -488 52 -488L30 -488L30 -476L-30 -476Z',
  ].join('');
  const svg =
    turnedBody(flask, tones.body, 0.24) +
    roundLabel(100, -286, -58, tones, view) +
    bodyLight(straightProfile(100, -58, -286), 0.1) +
    turnedBody(straightProfile(11, -410, -480), darker(head, 0.12), 0.1) +
    lid(48, -362, -410, head) +
    path(nozzle, head) +
    path(
      'M30 -488L52 -488C70 -488 88 -486 100 -477C106 -474 114 -478 112 -484C98 -492 76 -494 52 -494L30 -494Z',
      house.shade,
      0.14,
    );
  return { svg, reach: 100, height: 508 };
}

export function tin(tones: Tones, view: View): DrawnThing {
  const foot = -150 * tilt;
  const can = straightProfile(150, foot, -300);
  const metal = darker(tones.body, 0.04);
  const svg =
    path(slice(can, -1, 1), tones.body) +
    path(slice(straightProfile(150, foot, foot - 10), -1, 1), darker(metal, 0.16)) +
    roundLabel(150, -252, -58, tones, view) +
    bodyLight(can, 0.2) +
    lid(154, -300, -348, lighter(metal, 0.1)) +
    stroke(`M-118 -348A118 ${118 * tilt} 0 0 0 118 -348`, house.shade, 2, 0.16) +
    path(slice(straightProfile(154, -300, -306), -1, 1), house.shade, 0.14);
  return { svg, reach: 154, height: 363 };
}
