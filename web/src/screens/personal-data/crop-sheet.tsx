import 'react-easy-crop/react-easy-crop.css'
import { useT } from '@tiffin/kit/client/words.ts'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Range } from '../../ui/range.tsx'
import { drawCrop, type Part } from './draw-crop.ts'
import css from './personal-data.module.css'

const maxZoom = 4

/** The address of a file in this browser, as long as it is looked at. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

interface CropSheetProps {
  readonly file: File
  readonly onClose: () => void
  readonly onUse: (picture: Blob) => void
  /** What was chosen is no picture that this browser can open. */
  readonly onUnreadable: () => void
}

function Zoom({ zoom, onZoom }: { readonly zoom: number; readonly onZoom: (zoom: number) => void }) {
  const t = useT()
  return (
    <div className={css.zoom}>
      <span className="ink2" aria-hidden="true">
        {t('profile.crop.zoom')}
      </span>
      <Range label={t('profile.crop.zoom')} min={1} max={maxZoom} step={0.05} value={zoom} onChange={onZoom} />
    </div>
  )
}

/** The chosen picture below a round frame: it is moved and zoomed by finger, mouse, wheel or keys. */
export function CropSheet({ file, onClose, onUse, onUnreadable }: CropSheetProps) {
  const t = useT()
  const address = useAddress(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Part>()

  async function use(): Promise<void> {
    if (address === undefined || part === undefined) return
    try {
      onUse(await drawCrop(address, part))
    } catch {
      onUnreadable()
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      label={t('profile.crop.title')}
      head={<h2 className={`t20 h ${css.cropTitle}`}>{t('profile.crop.title')}</h2>}
      foot={
        <>
          <button type="button" className="btn line big grow" onClick={onClose}>
            {t('action.cancel')}
          </button>
          <button type="button" className="btn primary big grow" disabled={part === undefined} onClick={use}>
            {t('profile.crop.use')}
          </button>
        </>
      }
    >
      <div className={css.cropper} dir="ltr">
        {address === undefined ? null : (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            objectFit="cover"
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setPart(pixels)}
            mediaProps={{ alt: '', onError: onUnreadable }}
            cropperProps={{ 'aria-label': t('profile.crop.area'), role: 'application' }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <Zoom zoom={zoom} onZoom={setZoom} />
    </Sheet>
  )
}
