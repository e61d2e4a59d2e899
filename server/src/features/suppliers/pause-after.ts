/** The seconds before the next try after a sending that certainly reached no supplier: ten, thirty … half an hour. */
export const pauseAfter = (tries: number): number => Math.min(10 * 3 ** (tries - 1), 1_800)
