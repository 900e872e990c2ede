/** The places there are: a ridge, a hemlock wood, a coal town, a lake, a fairway, a ridge at dusk. */
export type SceneName = 'ridge' | 'forest' | 'town' | 'lake' | 'fairway' | 'dusk';

/** Size of a backdrop, and where its ground begins. */
export interface ScenePlace {
  readonly width: number;
  readonly height: number;
  readonly ground: number;
}
