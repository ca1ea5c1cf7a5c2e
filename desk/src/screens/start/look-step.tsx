import { proposeColor } from '@tiffin/core/theme/propose-color'
import { useBootstrap, useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useState } from 'react'
import type { LibraryPicture } from '../../data/pictures.ts'
import { publishAtOnce } from '../../data/start.ts'
import { ColorField } from '../../features/color/color-field.tsx'
import { primaryColors, secondaryColors } from '../../features/color/proposals.ts'
import { PictureField } from '../../features/picture/picture-field.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { useStepEntries } from './use-step-entries.ts'

const fields = ['logo', 'browserLogo', 'primaryColor', 'secondaryColor'] as const

type Look = Readonly<Record<(typeof fields)[number], string>>

const isLook = (value: unknown): value is Look =>
  isRecord(value) && fields.every((field) => typeof value[field] === 'string')

/** A small copy of a picture is enough to find its colour. */
const sampled = 96

async function colorOf(address: string): Promise<string | undefined> {
  const image = new Image()
  image.src = `${address}-${sampled}.webp`
  await image.decode()
  const canvas = new OffscreenCanvas(sampled, sampled)
  const drawing = canvas.getContext('2d')
  drawing?.drawImage(image, 0, 0)
  return proposeColor(drawing?.getImageData(0, 0, sampled, sampled).data ?? [])
}

/** The brand's mark and its two colours; the first is proposed by the mark. */
export function LookStep({ onDone }: StepProps) {
  const t = useT()
  const settings = useSettings()
  const colors = useBootstrap(({ bootstrap }) => bootstrap?.pageColor)
  const before: Look = {
    ...{ logo: settings.logo, browserLogo: settings.browserLogo },
    ...{ primaryColor: colors?.primaryColor ?? '', secondaryColor: colors?.secondaryColor ?? '' },
  }
  const kept = useStepEntries({ step: 'look', isEntries: isLook, empty: () => before })
  const [look, setLook] = useState(kept.initial)
  const change = (part: Partial<Look>) => setLook((now) => ({ ...now, ...part }))

  useEffect(() => {
    if (look !== kept.initial) kept.keep(look)
  }, [kept, look])

  async function wear({ address }: LibraryPicture) {
    change({ logo: address, browserLogo: `${address}-192.png` })
    const primaryColor = await colorOf(address).catch(() => undefined)
    if (primaryColor !== undefined) change({ primaryColor })
  }

  async function submit() {
    const fieldList = fields
      .filter((field) => look[field] !== before[field])
      .map((field) => ({ field, from: before[field], to: look[field] }))
    if (fieldList.length > 0)
      await publishAtOnce(t('desk.start.look.name'), [{ kind: 'look', itemId: 'corp', op: 'update', fieldList }])
    kept.forget()
    onDone()
  }

  return (
    <StepForm
      title={t('desk.start.look.title')}
      text={t('desk.start.look.text')}
      action={t('desk.start.publish')}
      onSubmit={submit}
    >
      <PictureField label={t('desk.start.look.logo')} address={look.logo} onChange={(picture) => void wear(picture)} />
      <ColorField
        label={t('desk.start.look.primary')}
        hint={t('desk.start.look.readable')}
        proposals={primaryColors}
        color={look.primaryColor}
        onChange={(primaryColor) => change({ primaryColor })}
      />
      <ColorField
        label={t('desk.start.look.secondary')}
        proposals={secondaryColors}
        color={look.secondaryColor}
        onChange={(secondaryColor) => change({ secondaryColor })}
      />
    </StepForm>
  )
}
