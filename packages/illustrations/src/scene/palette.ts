import type { SceneName } from './scene-options.ts';

/** Colours of a place, from the sky to the road. */
export interface ScenePalette {
  readonly sky: string;
  readonly glow: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly ground: string;
  readonly edge: string;
}

export const PALETTES: Record<SceneName, ScenePalette> = {
  ridge: {
    sky: '#cfe0dc',
    glow: '#f3f0d4',
    far: '#9dbdb4',
    middle: '#6c9a8b',
    near: '#3f7463',
    ground: '#b9c3b4',
    edge: '#8fa08f',
  },
  forest: {
    sky: '#d6e3d2',
    glow: '#f6f3cf',
    far: '#9fbf9d',
    middle: '#5f9071',
    near: '#2c5a45',
    ground: '#a9b28f',
    edge: '#7f8b67',
  },
  town: {
    sky: '#e3ddd2',
    glow: '#fff0c9',
    far: '#bcb8b4',
    middle: '#8b9197',
    near: '#5a656d',
    ground: '#b5b8b8',
    edge: '#8c9396',
  },
  lake: {
    sky: '#cfdfe8',
    glow: '#f5eecb',
    far: '#9cb9c6',
    middle: '#648fa2',
    near: '#3c6b72',
    ground: '#bdc4b0',
    edge: '#93a08b',
  },
  fairway: {
    sky: '#d9e8dc',
    glow: '#fbf4c6',
    far: '#a8cba6',
    middle: '#7ab07c',
    near: '#4c8a5b',
    ground: '#9cc383',
    edge: '#79a566',
  },
  dusk: {
    sky: '#e2a06d',
    glow: '#ffe2a8',
    far: '#b87c66',
    middle: '#7f5a5c',
    near: '#4a4049',
    ground: '#8d8078',
    edge: '#5d5655',
  },
};
