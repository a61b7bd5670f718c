/** A kind of product in the large data set: its subcategory, the nouns for its names, and a price range in pounds. */
export interface Goods {
  image: string;
  category: string;
  subcategory: string;
  /** The name of the subcategory; empty if the subcategory is built in. */
  name: string;
  pounds: [least: number, most: number];
  nouns: string[];
  sizes: string[];
}

/**
 * One kind of product per line: emoji and category | subcategory's slug | subcategory's name, empty if the subcategory
 * is built in | lowest price | highest price | nouns | sizes.
 */
const TABLE = `
📺 electronics | tvs |  | 179 | 2499 | LED TV, OLED TV, QLED TV, Smart TV | 32", 43", 50", 55", 65", 75"
💻 electronics | laptops |  | 249 | 1999 | Laptop, Ultrabook, Chromebook, 2-in-1 Laptop | 8 GB, 16 GB, 32 GB
🎧 electronics | headphones |  | 19 | 399 | Wireless Headphones, Earbuds, Noise-Cancelling Headphones, Studio Headphones | Black, White, Navy, Sand
🏠 electronics | smart-home |  | 12 | 249 | Smart Speaker, Video Doorbell, Smart Plug, Heating Control | 1 Pack, 2 Pack, 4 Pack
📷 electronics | cameras | Cameras | 89 | 1799 | Mirrorless Camera, Compact Camera, Action Camera, Zoom Lens | Body Only, with 16–50 mm, with 18–135 mm
📱 electronics | tablets | Tablets | 99 | 1099 | Tablet, E-Reader, Drawing Tablet | 64 GB, 128 GB, 256 GB
🔊 electronics | soundbars | Soundbars & Speakers | 69 | 899 | Soundbar, Bluetooth Speaker, Party Speaker | 2.0, 2.1, 3.1, 5.1
👗 fashion | womens-fashion |  | 15 | 189 | Midi Dress, Wool Jumper, Wide-Leg Jeans, Satin Blouse | XS, S, M, L, XL, XXL
👔 fashion | mens-fashion |  | 15 | 249 | Oxford Shirt, Merino Jumper, Slim Jeans, Two-Piece Suit | XS, S, M, L, XL, XXL
👢 fashion | shoes |  | 25 | 219 | Chelsea Boots, Ankle Boots, Loafers, Court Shoes | 3, 4, 5, 6, 7, 8, 9, 10, 11
🧥 fashion | coats-jackets |  | 45 | 399 | Wool Coat, Puffer Jacket, Waxed Jacket, Parka | XS, S, M, L, XL, XXL
👜 fashion | bags-luggage | Bags & Luggage | 25 | 349 | Tote Bag, Cabin Case, Rucksack, Weekend Bag | 20 L, 35 L, 60 L, 95 L
🛋️ home-living | furniture |  | 79 | 1899 | Two-Seater Sofa, Oak Dining Table, Bookcase, Bed Frame | Small, Medium, Large
🛏️ home-living | bedding |  | 18 | 199 | Duvet Cover Set, Goose Down Duvet, Memory Foam Pillow, Mattress Topper | Single, Double, King, Super King
💡 home-living | lighting |  | 12 | 249 | Table Lamp, Floor Lamp, Pendant Light, String Lights | Brass, Black, Chrome
🍳 home-living | cookware | Cookware | 15 | 329 | Frying Pan, Casserole Dish, Knife Block, Saucepan Set | 20 cm, 24 cm, 28 cm
🧴 health-beauty | skincare |  | 6 | 95 | Night Cream, Vitamin C Serum, Cleansing Balm, Gift Set | 30 ml, 50 ml, 100 ml
🌸 health-beauty | fragrance |  | 18 | 145 | Eau de Parfum, Eau de Toilette, Aftershave, Body Mist | 30 ml, 50 ml, 100 ml
💇 health-beauty | hair-styling |  | 19 | 449 | Hair Dryer, Straighteners, Hot Brush, Multi-Styler | Black, Rose, Copper
🪒 health-beauty | electric-shavers |  | 25 | 349 | Foil Shaver, Rotary Shaver, Beard Trimmer, Grooming Kit | Series 3, Series 5, Series 7, Series 9
🧱 toys-games | building-sets |  | 9 | 349 | Castle Set, Space Station Set, Racing Car Set, City Set | 210 Pieces, 480 Pieces, 1,050 Pieces
🎲 toys-games | board-games |  | 8 | 79 | Strategy Game, Party Game, Family Game, Jigsaw Puzzle | 2–4 Players, 3–6 Players, 1,000 Pieces
🛝 toys-games | outdoor-toys |  | 15 | 499 | Trampoline, Climbing Frame, Scooter, Water Table | 6 ft, 8 ft, 10 ft
🧸 toys-games | dolls-soft-toys | Dolls & Soft Toys | 8 | 119 | Teddy Bear, Doll’s House, Baby Doll, Plush Rabbit | 20 cm, 35 cm, 60 cm
👟 sports-outdoors | trainers |  | 30 | 189 | Running Shoes, Training Shoes, Trail Shoes, Court Trainers | 3, 4, 5, 6, 7, 8, 9, 10, 11
🏋️ sports-outdoors | fitness-equipment |  | 12 | 1299 | Treadmill, Exercise Bike, Dumbbell Set, Rowing Machine | 10 kg, 20 kg, 40 kg
🚲 sports-outdoors | cycling |  | 15 | 1999 | Hybrid Bike, Road Bike, Cycling Helmet, Bike Light Set | S, M, L, XL
⛺ sports-outdoors | camping | Camping | 18 | 599 | Four-Person Tent, Sleeping Bag, Camping Stove, Cool Box | 2 Person, 4 Person, 6 Person
🧹 appliances | vacuum-cleaners |  | 59 | 699 | Cordless Vacuum, Robot Vacuum, Upright Vacuum, Cylinder Vacuum | 0.5 L, 0.8 L, 1.5 L
🍟 appliances | air-fryers |  | 39 | 299 | Air Fryer, Dual-Drawer Air Fryer, Air Fryer Oven | 3.8 L, 5.7 L, 7.6 L, 9.5 L
☕ appliances | coffee-machines |  | 35 | 999 | Espresso Machine, Bean-to-Cup Machine, Pod Machine, Filter Coffee Maker | 1.2 L, 1.8 L, 2.5 L
🧺 appliances | washing-machines |  | 249 | 1199 | Washing Machine, Washer Dryer, Integrated Washing Machine | 7 kg, 8 kg, 9 kg, 11 kg
🧊 appliances | fridge-freezers | Fridge Freezers | 229 | 1899 | Fridge Freezer, American Fridge Freezer, Larder Fridge, Chest Freezer | 50/50, 60/40, 70/30
🎮 gaming | consoles |  | 199 | 699 | Console Bundle, Handheld Console, Retro Console | 512 GB, 1 TB, 2 TB
👾 gaming | video-games |  | 12 | 69 | Racing Game, Adventure Game, Football Game, Puzzle Game | PlayStation 5, Xbox Series X, Nintendo Switch
🕹️ gaming | gaming-accessories |  | 15 | 449 | Controller, Gaming Headset, Gaming Chair, Racing Wheel | Black, White, Red
🧀 groceries | food-hampers |  | 15 | 199 | Cheese Hamper, Christmas Hamper, Chocolate Hamper, Biscuit Tin | 500 g, 1 kg, 2 kg
🍷 groceries | wine-spirits |  | 7 | 149 | Single Malt Whisky, London Dry Gin, Prosecco, Rioja | 20 cl, 70 cl, 75 cl, 1 L
`;

export const GOODS: Goods[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [first = '', subcategory = '', name = '', least, most, nouns = '', sizes = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const [image = '', category = ''] = first.split(' ');
    const pounds: [number, number] = [Number(least), Number(most)];
    return { image, category, subcategory, name, pounds, nouns: nouns.split(', '), sizes: sizes.split(', ') };
  });
