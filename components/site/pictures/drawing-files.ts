import type { StaticImageData } from 'next/image';
import type { DrawingName } from '@/lib/images/drawings';
import airFryers from './drawings/air-fryers.svg';
import appliances from './drawings/appliances.svg';
import bankCard from './drawings/bank-card.svg';
import bedding from './drawings/bedding.svg';
import boardGames from './drawings/board-games.svg';
import buildingSets from './drawings/building-sets.svg';
import camera from './drawings/camera.svg';
import candle from './drawings/candle.svg';
import chocolates from './drawings/chocolates.svg';
import coatsJackets from './drawings/coats-jackets.svg';
import coffeeMachines from './drawings/coffee-machines.svg';
import consoleTower from './drawings/console-tower.svg';
import consoles from './drawings/consoles.svg';
import cycling from './drawings/cycling.svg';
import dualAirFryer from './drawings/dual-air-fryer.svg';
import earbuds from './drawings/earbuds.svg';
import electricShavers from './drawings/electric-shavers.svg';
import electronics from './drawings/electronics.svg';
import fashion from './drawings/fashion.svg';
import fitnessEquipment from './drawings/fitness-equipment.svg';
import foodHampers from './drawings/food-hampers.svg';
import football from './drawings/football.svg';
import fragrance from './drawings/fragrance.svg';
import fridge from './drawings/fridge.svg';
import furniture from './drawings/furniture.svg';
import gaming from './drawings/gaming.svg';
import gamingAccessories from './drawings/gaming-accessories.svg';
import giftCard from './drawings/gift-card.svg';
import groceries from './drawings/groceries.svg';
import hairStyling from './drawings/hair-styling.svg';
import hairWrap from './drawings/hair-wrap.svg';
import handbag from './drawings/handbag.svg';
import handheldConsole from './drawings/handheld-console.svg';
import headphones from './drawings/headphones.svg';
import healthBeauty from './drawings/health-beauty.svg';
import homeLiving from './drawings/home-living.svg';
import hourglass from './drawings/hourglass.svg';
import jewellery from './drawings/jewellery.svg';
import kettle from './drawings/kettle.svg';
import laptops from './drawings/laptops.svg';
import lighting from './drawings/lighting.svg';
import mensFashion from './drawings/mens-fashion.svg';
import microwave from './drawings/microwave.svg';
import outdoorToys from './drawings/outdoor-toys.svg';
import padlock from './drawings/padlock.svg';
import parcel from './drawings/parcel.svg';
import priceTag from './drawings/price-tag.svg';
import receipt from './drawings/receipt.svg';
import shoes from './drawings/shoes.svg';
import shopFront from './drawings/shop-front.svg';
import shoppingBags from './drawings/shopping-bags.svg';
import shoppingList from './drawings/shopping-list.svg';
import skincare from './drawings/skincare.svg';
import smartHome from './drawings/smart-home.svg';
import smartphone from './drawings/smartphone.svg';
import smartwatch from './drawings/smartwatch.svg';
import speaker from './drawings/speaker.svg';
import sportsOutdoors from './drawings/sports-outdoors.svg';
import tablet from './drawings/tablet.svg';
import teddy from './drawings/teddy.svg';
import tent from './drawings/tent.svg';
import toaster from './drawings/toaster.svg';
import toysGames from './drawings/toys-games.svg';
import trainers from './drawings/trainers.svg';
import tvs from './drawings/tvs.svg';
import vacuumCleaners from './drawings/vacuum-cleaners.svg';
import videoGames from './drawings/video-games.svg';
import wallCalendar from './drawings/wall-calendar.svg';
import washingMachines from './drawings/washing-machines.svg';
import wineSpirits from './drawings/wine-spirits.svg';
import womensFashion from './drawings/womens-fashion.svg';

/** The image file of each drawing. The file's URL contains a hash, so that browsers can cache the file permanently. */
const FILES: Record<DrawingName, StaticImageData> = {
  'air-fryers': airFryers,
  appliances,
  'bank-card': bankCard,
  bedding,
  'board-games': boardGames,
  'building-sets': buildingSets,
  camera,
  candle,
  chocolates,
  'coats-jackets': coatsJackets,
  'coffee-machines': coffeeMachines,
  'console-tower': consoleTower,
  consoles,
  cycling,
  'dual-air-fryer': dualAirFryer,
  earbuds,
  'electric-shavers': electricShavers,
  electronics,
  fashion,
  'fitness-equipment': fitnessEquipment,
  'food-hampers': foodHampers,
  football,
  fragrance,
  fridge,
  furniture,
  gaming,
  'gaming-accessories': gamingAccessories,
  'gift-card': giftCard,
  groceries,
  'hair-styling': hairStyling,
  'hair-wrap': hairWrap,
  handbag,
  'handheld-console': handheldConsole,
  headphones,
  'health-beauty': healthBeauty,
  'home-living': homeLiving,
  hourglass,
  jewellery,
  kettle,
  laptops,
  lighting,
  'mens-fashion': mensFashion,
  microwave,
  'outdoor-toys': outdoorToys,
  padlock,
  parcel,
  'price-tag': priceTag,
  receipt,
  shoes,
  'shop-front': shopFront,
  'shopping-bags': shoppingBags,
  'shopping-list': shoppingList,
  skincare,
  'smart-home': smartHome,
  smartphone,
  smartwatch,
  speaker,
  'sports-outdoors': sportsOutdoors,
  tablet,
  teddy,
  tent,
  toaster,
  'toys-games': toysGames,
  trainers,
  tvs,
  'vacuum-cleaners': vacuumCleaners,
  'video-games': videoGames,
  'wall-calendar': wallCalendar,
  'washing-machines': washingMachines,
  'wine-spirits': wineSpirits,
  'womens-fashion': womensFashion,
};

/** Returns the URL of a drawing. */
export const drawingSrc = (name: DrawingName): string => FILES[name].src;
