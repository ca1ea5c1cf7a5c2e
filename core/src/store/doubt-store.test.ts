import { describe, expect, it } from 'vitest'
import { type Position, roundPosition } from './distance.ts'
import { doubtStore, farMetres } from './doubt-store.ts'
import { type Store, storeStatus } from './store.ts'

const customerPosition: Position = { latitude: 1.3, longitude: 103.8 }

/** A store so many metres north of the customer. */
const storeAt = (storeId: string, metres: number, more: Partial<Store> = {}): Store => ({
  ...{
    id: storeId,
    storeId,
    storeName: storeId,
    status: storeStatus.inBusiness,
    isOpen: true,
    resumesAt: null,
    phone: '',
  },
  ...{ businessHours: '' },
  ...{ businessHourList: null, exceptionList: [], address: '', distance: null, favourite: false, image: '' },
  ...{ pickupMethodList: [1, 2], timeZone: 'Asia/Singapore', notice: '' },
  latitude: customerPosition.latitude + metres / 111_195,
  longitude: customerPosition.longitude,
  ...more,
})

const far = storeAt('far', 7400)
const near = storeAt('near', 300)
const middle = storeAt('middle', 2000)

describe('the chosen store', () => {
  it('is doubted when it is more than five kilometres away and a nearer one is open', () => {
    const doubt = doubtStore(far, { position: customerPosition, stores: [far, middle, near], usualIds: [] })
    expect(doubt).toMatchObject({ reason: 'far', instead: near })
    expect(Math.abs((doubt?.metres ?? 0) - 7400)).toBeLessThan(20)
  })

  it('is not doubted at five kilometres, nor when everything nearer rests, nor when nothing is nearer', () => {
    const just = storeAt('just', farMetres - 20)
    expect(doubtStore(just, { position: customerPosition, stores: [just, near], usualIds: [] })).toBeNull()
    const resting = { ...near, status: storeStatus.resting }
    expect(doubtStore(far, { position: customerPosition, stores: [far, resting], usualIds: [] })).toBeNull()
    expect(
      doubtStore(far, { position: customerPosition, stores: [far, storeAt('beyond', 9000)], usualIds: [] }),
    ).toBeNull()
  })

  it('is doubted when a usual store is nearer and this is none', () => {
    const stores = [near, middle]
    expect(doubtStore(middle, { position: customerPosition, stores, usualIds: ['near'] })).toMatchObject({
      ...{ reason: 'unusual', instead: near },
    })
    expect(doubtStore(middle, { position: customerPosition, stores, usualIds: ['middle', 'near'] })).toBeNull()
    expect(doubtStore(near, { position: customerPosition, stores, usualIds: ['middle'] })).toBeNull()
    expect(doubtStore(middle, { position: customerPosition, stores, usualIds: [] })).toBeNull()
  })

  it('that is far gives way to a usual one before the nearest', () => {
    const doubt = doubtStore(far, { position: customerPosition, stores: [near, middle, far], usualIds: ['middle'] })
    expect(doubt).toMatchObject({ reason: 'far', instead: middle })
  })

  it('is doubted although it is usual when it is far: who is away from home is asked', () => {
    expect(doubtStore(far, { position: customerPosition, stores: [far, near], usualIds: ['far'] })?.reason).toBe('far')
  })

  it('is never doubted while the position of the customer is unknown', () => {
    expect(doubtStore(far, { position: undefined, stores: [far, near], usualIds: ['near'] })).toBeNull()
  })

  it('is judged by a position of three decimals, about a hundred metres', () => {
    expect(roundPosition({ latitude: 1.30049, longitude: -103.80051 })).toEqual({ latitude: 1.3, longitude: -103.801 })
  })

  it('is judged the same by a position with three decimals', () => {
    const position = roundPosition(customerPosition)
    expect(doubtStore(far, { position, stores: [far, near], usualIds: [] })?.reason).toBe('far')
  })
})
