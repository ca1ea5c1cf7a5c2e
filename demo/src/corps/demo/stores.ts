import type { BusinessHour } from '@tiffin/core/store/store'
import { daily, on, weekdays, weekend } from '../hours.ts'
import type { StoreSeed } from '../shapes.ts'
import { placed } from '../words.ts'
import { storesOfNote } from './stores-of-note.ts'

/** Id, Chinese name, Latin name, Chinese address, Latin address, latitude, longitude. */
type Row = readonly [string, string, string, string, string, number, number]

const mall = daily('10:00', '22:00')
const office = weekdays('07:30', '19:00')
const officeAndSaturday = [...office, ...on([6], '09:00', '15:00')]
const village = [...weekdays('08:00', '21:00'), ...weekend('09:00', '22:00')]
const late = daily('17:00', '02:00')
const early = daily('06:00', '20:00')

const rows: readonly (readonly [readonly BusinessHour[], readonly Row[]])[] = [
  [
    mall,
    [
      ['orchard', '乌节店', 'Orchard', '乌节路 333A', '333A Orchard Road', 1.30186, 103.83702],
      ['bugis', '武吉士店', 'Bugis', '维多利亚街 200 号', '200 Victoria Street', 1.29939, 103.85537],
      ['vivocity', '怡丰城店', 'HarbourFront', '海港径 1 号', '1 HarbourFront Walk', 1.26413, 103.82264],
      ['novena', '诺维娜店', 'Novena', '汤申路 238 号', '238 Thomson Road', 1.32039, 103.84375],
      ['tampines', '淡滨尼店', 'Tampines', '淡滨尼中路 4 号', '4 Tampines Central 5', 1.35303, 103.94517],
      ['jurong-east', '裕廊东店', 'Jurong East', '裕廊门径 50 号', '50 Jurong Gateway Road', 1.33329, 103.74353],
      ['woodlands', '兀兰店', 'Woodlands', '兀兰广场 1 号', '1 Woodlands Square', 1.43584, 103.78603],
      ['nex', '实龙岗店', 'Serangoon', '实龙岗中路 23 号', '23 Serangoon Central', 1.35073, 103.87221],
      ['punggol', '榜鹅水道店', 'Punggol Waterway', '榜鹅中路 83 号', '83 Punggol Central', 1.40644, 103.90216],
    ],
  ],
  [
    office,
    [
      ['telok-ayer', '直落亚逸店', 'Telok Ayer', '直落亚逸街 112 号', '112 Telok Ayer Street', 1.28121, 103.8475],
      ['one-north', '纬壹店', 'one-north', '启汇城大道 1 号', '1 Fusionopolis Way', 1.29953, 103.78767],
    ],
  ],
  [
    officeAndSaturday,
    [
      ['raffles-place', '莱佛士坊店', 'Raffles Place', '采珠坊 9 号', '9 Raffles Place', 1.28445, 103.85102],
      ['tanjong-pagar', '丹戎巴葛店', 'Tanjong Pagar', '华乐街 7 号', '7 Wallich Street', 1.27691, 103.84601],
      ['shenton', '珊顿道店', 'Shenton Way', '珊顿道 50 号', '50 Shenton Way', 1.27606, 103.84838],
    ],
  ],
  [
    village,
    [
      ['holland', '荷兰村店', 'Holland Village', '荷兰路 118 号', '118 Holland Avenue', 1.31107, 103.79532],
      ['keong-saik', '恭锡街店', 'Keong Saik', '恭锡路 24 号', '24 Keong Saik Road', 1.28059, 103.84186],
      ['katong', '加东店', 'Katong', '东海岸路 146 号', '146 East Coast Road', 1.30571, 103.90494],
      ['siglap', '实乞纳店', 'Siglap', '东海岸路 711 号', '711 East Coast Road', 1.31281, 103.92312],
      [
        'serangoon-gardens',
        '实龙岗花园店',
        'Serangoon Gardens',
        '肯辛顿公园路 57 号',
        '57 Kensington Park Road',
        1.36446,
        103.86567,
      ],
      [
        'upper-thomson',
        '汤申上段店',
        'Upper Thomson',
        '汤申上段路 215 号',
        '215 Upper Thomson Road',
        1.35428,
        103.83298,
      ],
      [
        'bukit-timah',
        '武吉知马店',
        'Bukit Timah',
        '武吉知马上段路 140 号',
        '140 Upper Bukit Timah Road',
        1.34302,
        103.77586,
      ],
    ],
  ],
  [
    early,
    [
      [
        'station-hall',
        '车站大堂店',
        'Station Hall',
        '政府大厦站月台层东出口',
        'City Hall MRT, platform level, east exit',
        1.29318,
        103.85213,
      ],
      ['bishan', '碧山店', 'Bishan', '碧山坊 9 号', '9 Bishan Place', 1.35038, 103.84869],
      ['pasir-ris', '巴西立公园店', 'Pasir Ris Park', '巴西立弯 125 号', '125 Pasir Ris Road', 1.38137, 103.95107],
    ],
  ],
  [
    late,
    [
      ['haji-lane', '哈芝巷夜店', 'Haji Lane, late', '哈芝巷 58 号', '58 Haji Lane', 1.30075, 103.85898],
      ['geylang', '芽笼夜店', 'Geylang, late', '芽笼路 558 号', '558 Geylang Road', 1.31318, 103.88437],
    ],
  ],
]

const plain: readonly StoreSeed[] = rows.flatMap(([hours, stores], group) =>
  stores.map(([id, chinese, latin, address, latinAddress, latitude, longitude], index) => ({
    id,
    name: placed(chinese, latin),
    address: placed(address, latinAddress),
    phone: `+65 6320 45${group}${index}`,
    at: [latitude, longitude] as const,
    hours,
    exceptions: [
      { date: '2026-12-25', businessHourList: [{ start: '09:00', end: '18:00' }] },
      { date: '2027-02-06', businessHourList: [] },
    ],
  })),
)

/** All stores of Camellia Row in Singapore; the first one is nearest to where the demo starts. */
export const stores: readonly StoreSeed[] = [...storesOfNote, ...plain]
