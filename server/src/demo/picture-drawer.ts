import { mediaDrawer } from '@tiffin/demo/illustrator/draw-media'
import type { DrawFile } from '../http/media-files.ts'

/** Draws the pictures of demo brands and sample menus into a data folder, each when it is asked for first. */
export const pictureDrawer = (dataDir: string): DrawFile => mediaDrawer(dataDir)
