import ashland from './ashland.md';
import auburn from './auburn.md';
import branchTownship from './branch-township.md';
import cassTownship from './cass-township.md';
import deerLake from './deer-lake.md';
import frackville from './frackville.md';
import girardville from './girardville.md';
import landingville from './landingville.md';
import mahanoyCity from './mahanoy-city.md';
import minersville from './minersville.md';
import mountCarmel from './mount-carmel.md';
import newPhiladelphia from './new-philadelphia.md';
import northManheimTownship from './north-manheim-township.md';
import norwegianTownship from './norwegian-township.md';
import orwigsburg from './orwigsburg.md';
import pineGrove from './pine-grove.md';
import portCarbon from './port-carbon.md';
import pottsville from './pottsville.md';
import saintClair from './saint-clair.md';
import schuylkillHaven from './schuylkill-haven.md';
import shenandoah from './shenandoah.md';
import tamaqua from './tamaqua.md';
import tremont from './tremont.md';
import wayneTownship from './wayne-township.md';
import westPennTownship from './west-penn-township.md';

/** What is worth telling of each place, by slug: its text, with the facts that the text quotes before it. */
export const MUNICIPALITY_TEXTS = {
  pottsville,
  'schuylkill-haven': schuylkillHaven,
  'saint-clair': saintClair,
  minersville,
  tamaqua,
  orwigsburg,
  'pine-grove': pineGrove,
  tremont,
  'north-manheim-township': northManheimTownship,
  'norwegian-township': norwegianTownship,
  'cass-township': cassTownship,
  'branch-township': branchTownship,
  'wayne-township': wayneTownship,
  'west-penn-township': westPennTownship,
  auburn,
  'deer-lake': deerLake,
  landingville,
  'new-philadelphia': newPhiladelphia,
  'port-carbon': portCarbon,
  shenandoah,
  'mahanoy-city': mahanoyCity,
  'mount-carmel': mountCarmel,
  ashland,
  frackville,
  girardville,
} as const;
