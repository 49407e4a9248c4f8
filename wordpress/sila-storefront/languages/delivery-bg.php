<?php
/**
 * How Bulgarian addresses are written: WooCommerce's regions as couriers call them, and the words before streets,
 * quarters, blocks and numbers. Patterns are in lower case.
 *
 * @package Sila_Storefront
 */

defined( 'ABSPATH' ) || exit;

return array(
	// As Econt, Speedy (without blanks, in lower case) and BOX NOW have them, with and without the word for a region.
	'regions'    => array(
		'BG-01' => array( 'благоевград', 'blagoevgrad' ),
		'BG-02' => array( 'бургас', 'burgas' ),
		'BG-03' => array( 'варна', 'varna' ),
		'BG-04' => array( 'великотърново', 'velikotarnovo' ),
		'BG-05' => array( 'видин', 'vidin' ),
		'BG-06' => array( 'враца', 'vratsa' ),
		'BG-07' => array( 'габрово', 'gabrovo' ),
		'BG-08' => array( 'добрич', 'dobrich' ),
		'BG-09' => array( 'кърджали', 'kardzhali' ),
		'BG-10' => array( 'кюстендил', 'kyustendil' ),
		'BG-11' => array( 'ловеч', 'lovech' ),
		'BG-12' => array( 'монтана', 'montana' ),
		'BG-13' => array( 'пазарджик', 'pazardzhik' ),
		'BG-14' => array( 'перник', 'pernik' ),
		'BG-15' => array( 'плевен', 'pleven' ),
		'BG-16' => array( 'пловдив', 'plovdiv' ),
		'BG-17' => array( 'разград', 'razgrad' ),
		'BG-18' => array( 'русе', 'ruse' ),
		'BG-19' => array( 'силистра', 'silistra' ),
		'BG-20' => array( 'сливен', 'sliven' ),
		'BG-21' => array( 'смолян', 'smolyan' ),
		'BG-22' => array( 'софияград', 'софиястолица', 'софия(столица)', 'софийскаградска', 'sofia(stolitsa)', 'sofiastolitsa', 'sofiacity' ),
		'BG-23' => array( 'софияобласт', 'софийска', 'sofiaprovince' ),
		'BG-24' => array( 'старазагора', 'starazagora' ),
		'BG-25' => array( 'търговище', 'targovishte' ),
		'BG-26' => array( 'хасково', 'haskovo' ),
		'BG-27' => array( 'шумен', 'shumen' ),
		'BG-28' => array( 'ямбол', 'yambol' ),
	),
	'capital'    => 'софия',
	// Before the name of a settlement.
	'settlement' => 'град|село|гр|с|к\.?\s?к|grad|selo|gr|s',
	// As passports write them; names are compared without the difference between y and i.
	'latin'      => array(
		'а' => 'a',
		'б' => 'b',
		'в' => 'v',
		'г' => 'g',
		'д' => 'd',
		'е' => 'e',
		'ж' => 'zh',
		'з' => 'z',
		'и' => 'i',
		'й' => 'i',
		'к' => 'k',
		'л' => 'l',
		'м' => 'm',
		'н' => 'n',
		'о' => 'o',
		'п' => 'p',
		'р' => 'r',
		'с' => 's',
		'т' => 't',
		'у' => 'u',
		'ф' => 'f',
		'х' => 'h',
		'ц' => 'ts',
		'ч' => 'ch',
		'ш' => 'sh',
		'щ' => 'sht',
		'ъ' => 'a',
		'ь' => 'i',
		'ю' => 'iu',
		'я' => 'ia',
	),
	// Kinds of streets and of quarters, with their spellings.
	'streets'    => array(
		'ул'   => 'улица|ул|ulitsa|ul',
		'бул'  => 'булевард|бул|bulevard|boulevard|blvd|bul',
		'пл'   => 'площад|пл|ploshtad|pl',
		'пр'   => 'проход|пр',
		'алея' => 'алея',
	),
	'quarters'   => array(
		'жк' => 'жилищен комплекс|ж\.?\s?к|к-с|zh\.?\s?k|j\.?\s?k',
		'кв' => 'квартал|кв|kvartal|kv',
		'вз' => 'вилна зона|в\.?\s?з',
		'м'  => 'местност|м-ст|м-т',
	),
	'block'      => 'блок|бл|blok|bl',
	'entrance'   => 'вход|вх|vhod|vh',
	'floor'      => 'етаж|ет|etazh|etaj|et',
	'apartment'  => 'апартамент|апарт|ап|apartament|apart|ap',
	'number'     => '№|номер|nomer|no|#',
	// Instead of a number that there isn't.
	'no_number'  => 'б.н.',
);
